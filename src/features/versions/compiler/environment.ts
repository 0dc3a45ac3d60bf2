/**
 * The discord.js classes that bot functions return. They are not `any`, because a union with `any` would hide errors in
 * the other types of the union.
 */
const returned = ['Message', 'InteractionResponse', 'InteractionCallbackResponse', 'APIMessage'];

/**
 * Declares the modules that bots use together with Magmastream. Only types that lead to Magmastream need to be exact.
 * All other types can be `any`, because the check reports only errors that differ between the versions.
 */
export const environment = `
declare module 'events' {
  export class EventEmitter {
    constructor(options?: any);
    on(event: string | symbol, listener: (...args: any[]) => void): this;
    once(event: string | symbol, listener: (...args: any[]) => void): this;
    off(event: string | symbol, listener: (...args: any[]) => void): this;
    addListener(event: string | symbol, listener: (...args: any[]) => void): this;
    removeListener(event: string | symbol, listener: (...args: any[]) => void): this;
    removeAllListeners(event?: string | symbol): this;
    emit(event: string | symbol, ...args: any[]): boolean;
    listenerCount(event: string | symbol): number;
  }
  export default EventEmitter;
}
declare module 'node:events' {
  export * from 'events';
}
declare module '@discordjs/collection' {
  export class Collection<K, V> extends Map<K, V> {
    at(index: number): V | undefined;
    clone(): Collection<K, V>;
    each(callback: (value: V, key: K, all: this) => void): this;
    every(test: (value: V, key: K, all: this) => unknown): boolean;
    filter(test: (value: V, key: K, all: this) => unknown): Collection<K, V>;
    find(test: (value: V, key: K, all: this) => unknown): V | undefined;
    first(): V | undefined;
    first(amount: number): V[];
    firstKey(): K | undefined;
    last(): V | undefined;
    last(amount: number): V[];
    map<T>(callback: (value: V, key: K, all: this) => T): T[];
    random(): V | undefined;
    reduce<T>(callback: (total: T, value: V, key: K, all: this) => T, start?: T): T;
    some(test: (value: V, key: K, all: this) => unknown): boolean;
    sort(compare?: (first: V, second: V) => number): this;
    sorted(compare?: (first: V, second: V) => number): Collection<K, V>;
    sweep(test: (value: V, key: K, all: this) => unknown): number;
    tap(callback: (all: this) => void): this;
    toJSON(): V[];
  }
}
declare module 'discord.js' {
  export * from '@discordjs/collection';
  export class Client<Ready = any> {
    constructor(options?: any);
    [name: string]: any;
  }
  ${returned.map((name) => `export class ${name}<Guild = any> { private ${name}: any; [name: string]: any }`).join('\n')}
}
declare function setTimeout(callback: (...args: any[]) => void, delay?: number, ...args: any[]): any;
declare function setInterval(callback: (...args: any[]) => void, delay?: number, ...args: any[]): any;
declare function setImmediate(callback: (...args: any[]) => void, ...args: any[]): any;
declare const process: { env: Record<string, string | undefined>; [name: string]: any };
declare module '*';
`;
