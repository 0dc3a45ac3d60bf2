// Devices of Apple write ⌘ for what is Ctrl elsewhere. Style sheets show the one or the other.
if (/^(Mac|iP)/.test(navigator.platform)) document.documentElement.setAttribute('data-apple', '');
