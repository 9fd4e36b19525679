// For development: `npm run dev`, then /gallery.html#NAME shows the sample of this name.
import { mount } from 'svelte';
import '../app.css';
import '../fonts.css';
import { words, type Language } from '../lib/words/words.svelte';
import Gallery from './Gallery.svelte';

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wanted.get('theme') ?? 'night';
await words.speak((wanted.get('language') ?? 'en') as Language);
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
