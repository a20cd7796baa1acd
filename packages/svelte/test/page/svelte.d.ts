/** Components that the compiler of Svelte turns into modules. */
declare module '*.svelte';
