/**
 * Maps the WebDriver commands of this suite to their names in Marionette, the protocol of Firefox. Each key is the path
 * of the command in WebKitWebDriver.
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
  /** Resolves to the value that a command returns. Rejects with the error of the browser. */
  send: (command: Command, parameters?: object) => Promise<unknown>;
  /** Resolves to the role that the browser computes for the first element that matches a selector. */
  roleOf: (selector: string) => Promise<unknown>;
  close: () => Promise<void>;
}
