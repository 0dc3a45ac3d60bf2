// Loads jest-dom only in tests that use elements, because jest-dom loads slowly.
if ('document' in globalThis) require('@testing-library/jest-dom');
