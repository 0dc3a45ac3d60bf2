// What it adds to `expect` is about elements: to load it takes longer than most of the tests that know none.
if ('document' in globalThis) require('@testing-library/jest-dom');
