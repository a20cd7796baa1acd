import { mount } from 'svelte';
import App from './app.svelte';

const target = document.querySelector('#root');
if (target) mount(App, { target });
