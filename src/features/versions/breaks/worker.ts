import { expose } from 'comlink';
import { findBreaks } from './findBreaks';

// The compiler blocks the thread for about a second.
expose({ findBreaks });
