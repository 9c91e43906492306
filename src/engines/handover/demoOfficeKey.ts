// A separate module, because the development server drops the import attribute that JSON needs
// from a dynamic import, but keeps it on this one.
export { default } from './demoOfficeKey.json' with { type: 'json' };
