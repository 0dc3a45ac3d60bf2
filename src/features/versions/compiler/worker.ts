import { expose } from 'comlink';
import { findBreaks } from './findBreaks';

// Runs the compiler in a worker, because on the main thread it would block the page for a second or more.
expose({ findBreaks });
