// jest-dom loads slowly and only helps tests that use elements.
if ('document' in globalThis) require('@testing-library/jest-dom');
