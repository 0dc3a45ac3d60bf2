import { expose } from 'comlink';
import { findBreaks } from './findBreaks';

// Runs the compiler in a worker, because it would block the page for a second or more on the main thread.
expose({ findBreaks });
