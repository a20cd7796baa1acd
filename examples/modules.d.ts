/** Components that their frameworks' compilers turn into modules. */
declare module '*.vue';
declare module '*.svelte';
