import { openDom } from './dom.js';

openDom();
