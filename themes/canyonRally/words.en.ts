import type { Retold } from '../../src/engine/translation.ts';

/** What it says in English. */
export const en = {
  name: 'A canyon rally',
  about:
    'A dirt road along the rim: barrels prop up the ramps and feed the engines, and the way off is down.',
  space: {
    FL: 'stage {{tile}}, front left',
    FR: 'stage {{tile}}, front right',
    RL: 'stage {{tile}}, rear left',
    RR: 'stage {{tile}}, rear right',
  },
  coins_one: '{{count}} barrel',
  coins_other: '{{count}} barrels',
  named_one: 'stage {{tiles}}',
  named_other: 'stages {{tiles}}',
  tiles_one: '{{count}} stage',
  tiles_other: '{{count}} stages',
  ask: {
    start: 'You lead the crew. Mark out the first stage.',
    build: 'Clear a stage at the end of the road, or roll a barrel under a stage to raise a ramp?',
    side: 'On which side of stage {{tile}} does the road go on?',
    ramp: 'Under the front edge of which stage?',
    stuck: 'You have only barrels left, and no stage can take one now.',
    grid: 'Where on the first stage does your bike line up?',
    roll: 'You are on {{where}}, in place {{rank}}. Roll, or let the dust settle this turn?',
    down: 'Your bike lies in the dust below {{where}}. A 1 starts it again; a barrel does so at once.',
    wait: 'Somebody stands on {{where}}, where your bike has to come up again. You wait.',
    started: 'The engine runs again. Left of the roll: {{dice}}. Ride on with one of the numbers, or stay?',
    startedNulls: 'The engine runs again. Nothing but blanks is left of the roll, so you stay up here.',
    startedStuck: 'The engine runs again. Left of the roll: {{dice}}. No way is open with that, so you stay.',
    nulls: 'Nothing but blanks: the wheels spin, and your bike stays where it is.',
    tooHigh: 'The ramp of stage {{tile}} is {{height}} high, too high for {{numbers}}.',
    blocked: 'You rolled {{dice}}, and bikes are in the way on every side. The rim gives way under you.',
  },
  choice: {
    start: 'Mark out the first stage',
    tile: 'Clear a stage ({{count}} left)',
    ramp: '{{mark}}: ramp of stage {{mark}}, from {{from}} to {{to}}',
    restart: 'Spend a barrel: back on the road now',
    stayDown: 'Stay in the dust this turn',
    waitCoin: 'Wait, and take a barrel from the roadside',
    runoff: '{{mark}}: {{number}}, over the rim after {{where}}',
    wipe: 'Slide into the dust here',
  },
  tell: {
    began: '{{who}} rolls highest and marks out the first stage.',
    laid: '{{who}} clears stage {{tile}} to the {{direction}}.',
    raised: '{{who}} rolls a barrel under stage {{tile}}: the ramp is {{height}} high.',
    stuck: '{{who}} finds no place for a barrel and passes.',
    stranded_one: '{{count}} barrel finds no ramp any more.',
    stranded_other: '{{count}} barrels find no ramp any more.',
    built_one: 'The road is open, with {{tiles}} stages. Every crew gets {{count}} barrel for the race.',
    built_other: 'The road is open, with {{tiles}} stages. Every crew gets {{count}} barrels for the race.',
    gridded: '{{who}} lines up on {{where}}.',
    passed: '{{who}} lets the dust settle this turn.',
    rolled: '{{who}} rolls {{dice}}.',
    rolledCoins: '{{who}} burns {{coins}} and rolls {{dice}}.',
    restarted: {
      ace: 'The 1 wakes the engine: {{who}} climbs back to {{where}}.',
      coin: '{{who}} burns a barrel and is back on {{where}}.',
    },
    failed: 'No 1: the engine of {{who}} coughs up dust and nothing else.',
    waited: '{{who}} has to wait below, for the space is taken.',
    waitedCoin: '{{who}} has to wait below, for the space is taken, and finds a barrel.',
    rode: {
      safe: '{{who}} rides {{number}} to {{where}}.',
      land: '{{who}} rides {{number}} and lands on {{where}}.',
      runoff: '{{who}} rides {{number}}, leaves the road after {{where}}, and ends in the dust.',
      finish: '{{who}} rides {{number}} from {{where}} over the finish line.',
    },
    jumped: {
      safe: '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and comes to {{where}}.',
      land: '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and lands on {{where}}.',
      runoff:
        '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and sails over the rim after {{where}} into the dust.',
      finish:
        '{{who}} rides {{number}}, takes off from a ramp {{height}} high, and flies over the finish line after {{where}}.',
    },
    knocked: '{{by}} knocks {{who}} off {{where}} into the dust.',
    stayed: {
      nulls: '{{who}} stays: only blanks.',
      barred: '{{who}} looks up at the ramp and stays.',
      chosen: '{{who}} stays where the bike came up.',
    },
    wiped: '{{who}} is blocked on all sides and slides off {{where}} into the dust.',
    over: '{{who}} wins the rally, and the canyon echoes it.',
  },
  status: {
    build: {
      start: 'to mark out the first stage',
      either: 'to clear a stage or raise a ramp',
      tile: 'to clear a stage',
      stuck: 'to pass, having only barrels that fit nowhere',
    },
    grid: 'to choose a space on the first stage',
    down: 'to get the bike out of the dust, with {{dice}} or a barrel',
    ride: { blocked: 'to slide into the dust, blocked on all sides with {{dice}}' },
    over: '{{who}} has won the rally',
  },
  way: { runoff: 'over the rim after {{where}}', wipe: 'sliding into the dust' },
  describe: {
    build: 'A canyon rally, the road is being cleared. {{who}} is {{what}}.',
    grid: 'A canyon rally, the bikes line up. {{who}} is {{what}}.',
    race: 'A canyon rally, the race. {{who}} is {{what}}.',
    over: 'A canyon rally. {{who}} has won it.',
    waiting: '{{who}} ({{suit}}): not on the road yet, {{coins}}.',
    wiped: '{{who}} ({{suit}}): in the dust beside {{where}}, {{coins}}.',
    noTrack: 'There is no road yet.',
    start: 'Only the first stage is marked out, stage 0.',
    track: 'The road has {{count}} stages, 0 to {{last}}, and runs {{stretches}}.',
    winding: 'The road has {{count}} stages, 0 to {{last}}, and runs {{stretches}}, and winds on from there.',
    ramp: 'stage {{tile}} ({{height}})',
    discard: 'By the roadside: {{coins}}.',
  },
  refuse: {
    phase: {
      build: 'The road is still being cleared: clear a stage, or put a barrel under one.',
      grid: 'The road is open. First every bike takes a space on the first stage: 0FL, 0FR, 0RL or 0RR.',
    },
    startFirst: 'There is no road yet. The first thing to do is to mark out the first stage.',
    startLies: 'The first stage is there already. The next one goes beside the last: {{possible}}.',
    trackEnds: 'No stage can be cleared any more: the road has come to its end.',
    noTiles: 'You have cleared all your stages. You can put a barrel under {{possible}}.',
    touches:
      'A stage may touch only the one before it, edge to edge. To the {{direction}} it would meet stage {{tile}}. Possible: {{possible}}.',
    trap: 'To the {{direction}} the road would run into a dead end: there would be no room for the {{count}} stages that are left. Possible: {{possible}}.',
    noSide: 'To the {{direction}} no stage can lie. Possible: {{possible}}.',
    noCoins: 'You have placed all your barrels. You can clear a stage: {{possible}}.',
    noSpot:
      'A ramp needs three stages in a straight line, and there is no such place left that is not three barrels high.',
    noSpotYet:
      'A ramp needs a stage in one straight line between two others, and none can take a barrel now. You can clear a stage: {{possible}}.',
    noSuchTile:
      'There is no stage {{tile}}, the last one is {{last}}. You can put a barrel under {{possible}}.',
    startRamp:
      'The first stage has none before it, so it takes no ramp. You can put a barrel under {{possible}}.',
    lastRamp:
      'Stage {{tile}} has none after it, so it takes no ramp. You can put a barrel under {{possible}}.',
    corner:
      'Stage {{tile}} is a bend, and a ramp needs the stages on both sides in one line with it. You can put a barrel under {{possible}}.',
    highest:
      'The ramp of stage {{tile}} is {{highest}} barrels high, and none is higher. You can put a barrel under {{possible}}.',
    mustLay: 'Nobody may pass who can place something. You can clear a stage: {{possible}}.',
    mustRaise: 'Nobody may pass who can place something. You can put a barrel under {{possible}}.',
    notGrid: 'Bikes line up on the first stage. Free there: {{possible}}.',
    taken: '{{who}} stands there already. Free on the first stage: {{possible}}.',
    downFirst: 'Your bike lies in the dust. Roll for a 1, spend a barrel, or stay down this turn.',
    fewCoins: 'You have {{have}} barrels and cannot spend {{coins}}.',
    fourDice:
      'Nobody rolls more than {{dice}} dice. In place {{rank}} you have {{rank}}, so you can spend {{most}} barrels at most.',
    notWiped: 'Your bike stands on the road. A barrel puts back only a bike that lies in the dust.',
    noCoinToRestart: 'You have no barrel to spend. Roll for a 1, or stay down this turn.',
    runOffForced:
      'You may leave the road only when there is no other way, and you have one. Possible: {{possible}}.',
  },
} as const satisfies Retold<'motox', 'en'>;
