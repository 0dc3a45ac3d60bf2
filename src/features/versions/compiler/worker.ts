import { expose } from 'comlink';
import { findBreaks } from './findBreaks';

// Run the compiler in a worker. On the main thread, it would block the page for a second or more.
expose({ findBreaks });
