import { openDom } from './dom.fixture.js';

openDom();
