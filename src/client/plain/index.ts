import './ahead';
import './copy';
import './dropdown';
import './menu';
import './navbar';
import './toc';
import './top';

// What works by these scripts is shown from now on.
document.documentElement.dataset.ready = 'true';
