// Names from the server that the catalogue has no words for.

/** Such a name with a capital letter and spaces. */
export function readable(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
