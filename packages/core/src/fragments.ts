// What the operations of this package read of each type, as fragments for documents of one's own.
export * from './generated/fragments.js';
