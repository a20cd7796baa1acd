/** The key of a service under load. */
export const SERVICE_KEY = 'bench';
