// Names that the bundler replaces.
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;
