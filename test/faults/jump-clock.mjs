// Loaded into the served process (`--import`): each SIGUSR2 moves its clock by CLOCK_JUMP milliseconds, or back.
let moved = 0;
const { now } = Date;
Date.now = () => now() + moved;
globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(Date.now());
    else super(...parts);
  }
};
process.on('SIGUSR2', () => {
  moved = moved === 0 ? Number(process.env.CLOCK_JUMP) : 0;
  process.stdout.write(moved === 0 ? 'clock is back\n' : 'clock has jumped\n');
});
