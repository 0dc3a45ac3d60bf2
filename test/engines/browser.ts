/**
 * Maps this suite's WebDriver commands to their names in Marionette, Firefox's protocol. Each key is a WebKitWebDriver
 * command path.
 */
export const marionetteNames = {
  url: 'WebDriver:Navigate',
  back: 'WebDriver:Back',
  refresh: 'WebDriver:Refresh',
  'window/rect': 'WebDriver:SetWindowRect',
  'execute/sync': 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
} as const;

type Command = keyof typeof marionetteNames;

/** A browser with one open window. */
export interface Browser {
  /** Resolves to the command's return value. Rejects with the browser's error. */
  send: (command: Command, parameters?: object) => Promise<unknown>;
  /** Resolves to the computed ARIA role of the first element that matches a selector. */
  roleOf: (selector: string) => Promise<unknown>;
  /** Runs a script in Firefox's own window, where the script can read preferences and open internal pages. */
  runInWindow?: (script: string) => Promise<void>;
  close: () => Promise<void>;
}
