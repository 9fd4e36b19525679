// Starts the page: comfort first, then words, then the first screen.
import { mount } from 'svelte';
import './app.css';
import './fonts.css';
import App from './App.svelte';
import { comfort } from './lib/comfort/comfort.svelte';
import { connection } from './lib/server/connection.svelte';
import { words } from './lib/words/words.svelte';

words.marked = new URLSearchParams(location.search).has('marked');
void connection.connect();
addEventListener('online', () => connection.nudge());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.nudge();
});
await words.speak(comfort.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
