// Returns every class name of a CSS module unchanged, so that tests can read which class a component uses.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
