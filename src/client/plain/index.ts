import './ahead';
import './copy';
import './details';
import './dropdown';
import './menu';
import './navbar';
import './skip';
import './toc';
import './top';

// What works by these scripts is shown from now on, and what was pressed before is done (`head/early.js`).
document.documentElement.dataset.ready = 'true';
dispatchEvent(new Event('plain'));
