/** Positions where a name may break: before an uppercase letter or a dot, and after `/` or `(`. */
const joints = /(?<=[a-z])(?=[A-Z])|(?<=[\w\]])(?=\??\.[A-Za-z[])|(?<=[(/])(?=[^)/])/;

/** Splits code at the positions where it may break. */
export const wordParts = (code: string): string[] => code.split(joints);
