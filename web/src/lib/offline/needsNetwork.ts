// A button or link that needs the server: without one it looks disabled, says why, and does nothing.
import type { Attachment } from 'svelte/attachments';
import { connection } from '../server/connection.svelte';
import { say } from '../words/words.svelte';
import { python } from './python.svelte';

/** The element that says what can be done meanwhile. */
export const REASON = 'no-connection';

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** It stays reachable by keyboard and screen reader, as a truly disabled button would not. */
export const needsNetwork: Attachment<HTMLElement> = (element) => {
  if (!connection.lost) return undefined;
  element.ariaDisabled = 'true';
  element.dataset['why'] = say('needs-connection');
  element.setAttribute('aria-describedby', REASON);
  element.addEventListener('click', swallow, true);
  return () => {
    element.ariaDisabled = null;
    delete element.dataset['why'];
    element.removeAttribute('aria-describedby');
    element.removeEventListener('click', swallow, true);
  };
};

/** A button that starts a game against bots: without a network that is possible by the Python that is kept here. */
export const needsTable: Attachment<HTMLElement> = (element) => {
  if (!connection.lost || !python.kept) return needsNetwork(element);
  element.dataset['note'] = say('on-this-device');
  return () => delete element.dataset['note'];
};
