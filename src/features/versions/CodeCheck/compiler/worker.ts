import { expose } from 'comlink';
import { findBreaks } from './findBreaks';

// In the page, the compiler would block the reader for a second or more.
expose({ findBreaks });
