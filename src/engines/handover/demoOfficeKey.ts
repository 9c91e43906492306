// A module of its own: the development server drops the attribute that JSON needs from a dynamic
// import, and keeps it on this one.
export { default } from './demoOfficeKey.json' with { type: 'json' };
