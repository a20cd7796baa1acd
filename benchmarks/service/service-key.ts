/** The API key of the measured service. */
export const BENCH_KEY = 'bgq_benchmark-key-of-the-size-of-a-real-one-000';
