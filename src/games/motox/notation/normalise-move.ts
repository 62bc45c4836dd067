/** Accepted wordings of a move and their plain notation, replaced in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  // whole buttons: a ride with its letter, a ramp, a roll with coins
  [/^[a-y]: (?=\d(?:,| to) )/g, ''],
  [/^(?:\d+: )?ramp (?:of (?:tile|stage) )?(\d+),? from \d to \d$/g, 'coin $1'],
  [/^(?:roll )?\d dice(?: for a 1,| for|,) (?:spend )?(\d) (?:coin|barrel)s?$/g, 'roll $1'],
  [/[\s,:;→>]+/g, ' '],
  [/앞 ?줄? ?왼쪽|front[- ]?left/g, 'fl'],
  [/앞 ?줄? ?오른쪽|front[- ]?right/g, 'fr'],
  [/뒤 ?줄? ?왼쪽|(?:rear|back)[- ]?left/g, 'rl'],
  [/뒤 ?줄? ?오른쪽|(?:rear|back)[- ]?right/g, 'rr'],
  [/(\d+)번? ?(?:타일)? ?([fr][lr])\b/g, '$1$2'],
  [/출발 ?타일|\bstart(?:ing)? tile\b/g, 'start'],
  [/결승선?|완주|골인|\bfinish(?: line)?\b|\bgoal\b/g, 'finish'],
  [/북쪽|(?<![가-힣])북(?![가-힣])|\bnorth\b|↑/g, 'n'],
  [/동쪽|(?<![가-힣])동(?![가-힣])|\beast\b/g, 'e'],
  [/남쪽|(?<![가-힣])남(?![가-힣])|\bsouth\b|↓/g, 's'],
  [/서쪽|(?<![가-힣])서(?![가-힣])|\bwest\b|←/g, 'w'],
  [/타일|\bt(?:ile)? (?=[nesw]$)/g, 'tile '],
  [/동전|경사로?|점프대|\b(?:ramp|raise)\b/g, 'coin '],
  [/\bcoin (?:on |under |tile |t)+/g, 'coin '],
  [/출발선|그리드/g, 'grid '],
  [/\b(?:forward|spaces?|to|tile(?= \d)|over the)\b|칸|번/g, ' '],
  [/이탈|벗어나기?|\b(?:run ?off|runoff|off|out of track)\b/g, 'out'],
  [/착지|덮치기?|\bland(?:s|ing)?(?: on)?\b/g, 'on'],
  [/주사위 ?굴리기|주사위|굴리기|굴림|\b(?:dice|die|r)\b/g, 'roll'],
  [/다시 ?시동|시동|재출발|\b(?:re-?enter|kick)\b/g, 'restart'],
  [/제자리|머물기|그대로|\b(?:remain|no ride)\b/g, 'stay'],
  [/넘어지기?|쓰러지기?|\bwipe ?out\b/g, 'wipe'],
  [/기다리기?|대기/g, 'wait'],
  [/쉬기|넘기기|패스|\bskip\b/g, 'pass'],
  [/막힘/g, 'stuck'],
  [/달리기|이동|\b(?:move|go|drive)\b/g, 'ride '],
  [/(\w)\+/g, '$1 '],
  [/\+/g, ''],
  [/\bcoins?$/g, ''],
  [/ +/g, ' '],
];

/** Converts typed text to lower case and plain notation: `North` becomes `n`, `4 to 5FL` becomes `4 5fl`. */
export function normaliseMove(typed: string): string {
  const clean = typed.toLowerCase().slice(0, 100);
  return WORDS.reduce((words, [form, plain]) => words.replaceAll(form, plain), clean).trim();
}
