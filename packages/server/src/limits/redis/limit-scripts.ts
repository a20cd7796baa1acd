import { createHash } from 'node:crypto';

/** A script that the store runs as a whole. */
export interface LimitScript {
  readonly lua: string;
  /** What the store knows it by once it has seen it. */
  readonly sha1: string;
}

/**
 * A bucket is a text of two numbers, the units that it held and when, in microseconds of the store's clock. One that is
 * absent is full, which is when its time to live ends: nothing outlives its use.
 */
const BUCKET = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local minute, size = tonumber(ARGV[1]), tonumber(ARGV[2])
local per_ms = minute / 60000
local units = size
local held = redis.call('GET', KEYS[1])
if held then
  local count, at = string.match(held, '(%S+) (%S+)')
  units = math.min(size, tonumber(count) + math.max(0, now - tonumber(at)) / 1000 * per_ms)
end
local function keep(left)
  local text = string.format('%.17g %.0f', left, now)
  local ms = math.max(1, math.ceil((size - left) / per_ms))
  redis.call('SET', KEYS[1], text, 'PX', string.format('%.0f', ms))
end
local function seconds()
  if units >= 1 then return 0 end
  return math.max(1, math.ceil((1 - units) / per_ms / 1000))
end
`;

/** Arguments: units a minute, size, wanted. Returns units and seconds. What was refused is kept as well: a clock that went back is followed. */
export const TAKE = script(`${BUCKET}
local taken = math.max(0, math.min(tonumber(ARGV[3]), math.floor(units)))
local wait = 0
if taken == 0 then wait = seconds() end
keep(units - taken)
return {taken, wait}
`);

/** Arguments: units a minute, size. Returns seconds. */
export const WAIT = script(`${BUCKET}
return seconds()
`);

/** Arguments: units a minute, size, spent. */
export const CHARGE = script(`${BUCKET}
keep(math.max(-minute, math.min(size, units - tonumber(ARGV[3]))))
return 0
`);

/**
 * Keys: the bucket of wrong keys, the mark of an address that is refused, and of an accepted key the mark that it was
 * accepted from there. Arguments: units a minute, size, milliseconds that the last mark stays. Returns seconds.
 */
export const CHECK_KEY = script(`${BUCKET}
local pair = KEYS[3]
if pair and redis.call('PEXPIRE', pair, ARGV[3]) == 1 then return 0 end
local refused = redis.call('PTTL', KEYS[2])
if refused > 0 then return math.ceil(refused / 1000) end
if pair then
  redis.call('SET', pair, '1', 'PX', ARGV[3])
  return 0
end
local wait = seconds()
if wait == 0 then
  keep(units - 1)
else
  redis.call('SET', KEYS[2], '1', 'PX', string.format('%.0f', wait * 1000))
end
return wait
`);

function script(lua: string): LimitScript {
  return { lua, sha1: createHash('sha1').update(lua).digest('hex') };
}
