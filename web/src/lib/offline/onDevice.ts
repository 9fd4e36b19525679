// Which tables are on this device: their names say so, as Python gives them.

export const onDevice = (table: string): boolean => table.startsWith('device-');
