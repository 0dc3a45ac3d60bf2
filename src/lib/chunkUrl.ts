/** Returns the URL of a chunk's script. In builds, the name of a chunk is the name of its module. */
export const chunkUrl = (chunk: string): string => __webpack_public_path__ + __webpack_get_script_filename__(chunk);
