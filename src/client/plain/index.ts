import './ahead';
import './copy';
