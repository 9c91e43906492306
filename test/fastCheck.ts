import { configureGlobal } from 'fast-check';

const SEED = 20_261_122;

// The same inputs in every run, so that failures are reproducible; `PROPERTY_SEED` changes them.
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? SEED) });

export * from 'fast-check';
