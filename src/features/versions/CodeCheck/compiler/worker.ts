import { expose } from 'comlink';
import { findBreaks } from './findBreaks';

// On the main thread, the compiler would block the page for a second or more.
expose({ findBreaks });
