import type { PressName } from '../kit/ids.ts';
import type { Press } from '../kit/press.ts';
import { answer, menu, rethink } from './answer.ts';
import { challenge } from './challenge.ts';
import { chart } from './chart.ts';
import { openly } from './do.ts';
import { exporting } from './export.ts';
import { film, since } from './film.ts';
import { follow } from './follow.ts';
import { forgetSure } from './forget.ts';
import { hint } from './hint.ts';
import { claim, claimSure } from './late/claim.ts';
import { nudge } from './late/nudge.ts';
import { back, seat } from './late/seat.ts';
import { vote, votes } from './late/vote.ts';
import { leagueAgain, leagueEnter, leagueStart } from './league/entering.ts';
import {
  leagueClose,
  leagueCloseSure,
  leagueLeave,
  leagueLeaveSure,
  leagueOut,
  leagueOutSure,
} from './league/leaving.ts';
import { leagueAward, leagueLate, leagueMine } from './league/matches.ts';
import { learnAnswer, learnMenu, learnRethink } from './learn/answer.ts';
import { learn, learnPick, learnWhich } from './learn/begin.ts';
import { learnMatch } from './learn/match.ts';
import { learnRules } from './learn/rules.ts';
import { learnStop } from './learn/stop.ts';
import { tutorial, tutorialAnswer, tutorialGame, tutorialMenu, tutorialRethink } from './learn/tutorial.ts';
import { ai, mind, noai } from './lobby/ai.ts';
import { cancel, cancelSure } from './lobby/cancel.ts';
import { decline as notComing } from './lobby/decline.ts';
import { inThread, inWith } from './lobby/inThread.ts';
import { join } from './lobby/join.ts';
import { language } from './lobby/language.ts';
import { leave } from './lobby/leave.ts';
import { option, options, value } from './lobby/options.ts';
import { preset } from './lobby/preset.ts';
import { seats, seatTake, seatTo, seatWho, shuffleAll } from './lobby/seats.ts';
import { start } from './lobby/start.ts';
import { theme } from './lobby/theme.ts';
import { look } from './look.ts';
import { away, comeBack } from './me/away.ts';
import { challenges } from './me/challenges.ts';
import { language as ownLanguage } from './me/language.ts';
import { listing } from './me/listing.ts';
import { look as ownLook } from './me/look.ts';
import { lobbies, nextTurn, ownPage } from './me/notifications.ts';
import { noQuiet } from './me/quiet.ts';
import { remind, reminders } from './me/reminders.ts';
import { zone, zonePick } from './me/zone.ts';
import { more } from './more.ts';
import { own } from './own.ts';
import { again, play, turn } from './play.ts';
import { puzzleAnswer, puzzleMenu, puzzleRethink } from './puzzles/answer.ts';
import { solve } from './puzzles/solve.ts';
import { rematch, rematchInThread } from './rematch.ts';
import { repeat, repeatStop } from './repeat.ts';
import { resign, resignSure } from './resign.ts';
import { page, rules } from './rules.ts';
import { blockedPage, blocking, logging, openers, unblocking } from './server/access.ts';
import { channels } from './server/channels.ts';
import { dashboard, dashboardJoin } from './server/dashboard.ts';
import { language as serverLanguage } from './server/language.ts';
import { letter } from './server/letter.ts';
import { ofPerson, ofServer } from './server/limits.ts';
import { notify, serverPage, tidy } from './server/notifications.ts';
import { pace } from './server/pace.ts';
import { puzzles } from './server/puzzles.ts';
import { ratings } from './server/ratings.ts';
import { steps } from './step.ts';
import { stop } from './stop.ts';
import { agree, askBack, decline, takeBack } from './takeBack.ts';
import { view } from './view.ts';
import { wakeInThread } from './wake.ts';
import { about } from './welcome/about.ts';
import { against } from './welcome/against.ts';
import { open, two } from './welcome/two.ts';
import { watch } from './welcome/watch.ts';
import { went } from './went.ts';
import { words } from './words.ts';

/** Every button and menu by its name; one that is missing here does not build. */
const BY_NAME = {
  play,
  view,
  rules,
  page,
  more,
  words,
  chart,
  answer,
  menu,
  rethink,
  hint,
  do: openly,
  stop,
  again,
  turn,
  'in-thread': inThread,
  'in-with': inWith,
  join,
  leave,
  'not-coming': notComing,
  ai,
  mind,
  noai,
  options,
  option,
  value,
  preset,
  theme,
  language,
  seats,
  'seat-take': seatTake,
  'seat-who': seatWho,
  'seat-to': seatTo,
  'seat-shuffle': shuffleAll,
  start,
  cancel,
  'cancel-sure': cancelSure,
  resign,
  'resign-sure': resignSure,
  seat,
  return: back,
  vote,
  votes,
  nudge,
  claim,
  'claim-sure': claimSure,
  ...steps,
  rematch,
  'rematch-thread': rematchInThread,
  'wake-thread': wakeInThread,
  went,
  film,
  since,
  export: exporting,
  own,
  follow,
  'take-back': takeBack,
  'ask-back': askBack,
  agree,
  decline,
  'my-page': ownPage,
  'my-lobbies': lobbies,
  'my-next': nextTurn,
  'my-remind': remind,
  'my-reminders': reminders,
  'my-language': ownLanguage,
  'my-away': away,
  'my-return': comeBack,
  'my-quiet': noQuiet,
  'my-listing': listing,
  'my-challenges': challenges,
  'my-look': ownLook,
  'my-zone': zone,
  'my-zone-pick': zonePick,
  'server-language': serverLanguage,
  'server-channels': channels,
  'server-openers': openers,
  'server-block': blocking,
  'server-unblock': unblocking,
  'server-blocked': blockedPage,
  'server-log': logging,
  'server-notify': notify,
  'server-pace': pace,
  'server-page': serverPage,
  'server-tidy': tidy,
  'server-dashboard': dashboard,
  'dashboard-join': dashboardJoin,
  'server-ratings': ratings,
  'server-letter': letter,
  'server-person': ofPerson,
  'server-tables': ofServer,
  'server-puzzles': puzzles,
  look,
  against,
  two,
  open,
  watch,
  about,
  challenge,
  learn,
  'learn-which': learnWhich,
  'learn-pick': learnPick,
  'learn-answer': learnAnswer,
  'learn-menu': learnMenu,
  'learn-rethink': learnRethink,
  'learn-stop': learnStop,
  tutorial,
  'tutorial-answer': tutorialAnswer,
  'tutorial-game': tutorialGame,
  'tutorial-menu': tutorialMenu,
  'tutorial-rethink': tutorialRethink,
  'learn-rules': learnRules,
  'learn-match': learnMatch,
  'league-enter': leagueEnter,
  'league-start': leagueStart,
  'league-again': leagueAgain,
  'league-leave': leagueLeave,
  'league-leave-sure': leagueLeaveSure,
  'league-out': leagueOut,
  'league-out-sure': leagueOutSure,
  'league-close': leagueClose,
  'league-close-sure': leagueCloseSure,
  'league-mine': leagueMine,
  'league-late': leagueLate,
  'league-award': leagueAward,
  puzzle: solve,
  'puzzle-answer': puzzleAnswer,
  'puzzle-menu': puzzleMenu,
  'puzzle-rethink': puzzleRethink,
  'forget-sure': forgetSure,
  repeat,
  'repeat-stop': repeatStop,
} satisfies Record<PressName, Press>;

export const presses: readonly Press[] = Object.values(BY_NAME);
