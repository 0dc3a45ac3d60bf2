import './copy';
