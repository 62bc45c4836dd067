import type { Sentences } from '../../engine/text.ts';

export const refusalsEn = {
  refuse: {
    unlisted: 'They do not want their games to be seen.',
    over: 'This game is over.',
    notYourTurn: 'It is not your turn. The table waits for {{who}}.',
    seats: 'This game is for {{possible}} players, and {{seats}} would play.',
    notOffered: 'That answer is not among those on offer.',
    noSuchOption: 'There is no option "{{option}}". The options are: {{known}}.',
    noSuchValue: 'The option "{{option}}" cannot be "{{value}}". It can be: {{known}}.',
    channelTaken: 'A table is already open in this channel: {{link}}',
    channelKept:
      'This table sleeps, and another one has the channel now: {{link}} It wakes when that one is over.',
    outOfReach: 'I am not in this server. Somebody who manages it can let me in: {{invite}}',
    noTable: 'There is no table in this channel. Open one with /play.',
    noSuchTable: 'That table is no longer there.',
    noSuchGame: 'There is no such game here.',
    noSuchTheme: '{{game}} has no such theme. It can be played with: {{known}}.',
    alreadySeated: 'You already have a seat at this table.',
    notSeated: 'You have no seat at this table. Watch along with /board.',
    sitFirst: 'You have no seat at this table yet. Press Join first.',
    noSuchSeat: 'There is no such seat at this table now.',
    ownSeat: 'You have that seat already.',
    seatOf: '{{who}} has that seat. Only who opened the table can move them.',
    seatKeptFor: 'That seat is kept for {{who}}.',
    full: 'All {{seats}} seats are taken.',
    kept: 'The free seats are kept for {{who}}.',
    notInvited: 'No seat is kept for you here, so there is nothing to decline.',
    challengeSelf: 'You have a seat at your own table already. Ask somebody else to it.',
    challengedTwice: '{{who}} is named twice. One seat is kept for each person.',
    noBots: 'A bot cannot be asked to a game. AIs take their seats at the table, by Add AI.',
    notHere: '{{who}} is not in this server.',
    noChallenges: 'At present {{who}} would rather not be challenged. Anybody can join an open table.',
    challengedEnough:
      'You have asked {{who}} twice within a day, so not again before tomorrow. Anybody can join an open table.',
    notAmongThem: 'Only those who played this game can play it again. Open a table of your own with /play.',
    noAis: 'There is nothing for an AI to play in this game.',
    noAi: 'No AI player sits at this table.',
    started: 'The game has already started.',
    notStarted: 'The game has not started yet.',
    hostOnly: 'Only {{who}}, who opened this table, or somebody who manages the channel can do that.',
    tooFew_one: 'The game needs {{possible}} players; one sits at the table.',
    tooFew_other: 'The game needs {{possible}} players; {{count}} sit at the table.',
    closed: 'This table was closed before the game started.',
    leftServer:
      'You are no longer in the server of this table. Join that server again to see it and to play on.',
    notInThread:
      'I am not in this private thread, so I cannot post in it. Write {{me}} here to add me, then do that again.',
    tooManyThreads:
      'This server has as many active threads as Discord allows, so no new one can be opened. Close some that nobody needs, or use /play without the thread option.',
    threadTitle:
      "This server's AutoMod does not allow the name of the thread. Use /play without the thread option.",
    threadRefused:
      'Discord did not open a thread here (error {{code}}). Use /play without the thread option, or in a thread that is there already.',
    locked: 'This thread is locked, so nothing can be posted in it.',
    noThreads: 'This channel cannot have threads. Leave the thread option out to play in the channel itself.',
    mayNotPost:
      'You can’t send messages here, so I don’t post here for you either. Use the command in a channel where you can write.',
    mayNotThread:
      'You may not open threads in this channel, so none was opened for you. Somebody who manages it can open one, and /play works there too.',
    blocked:
      "You can't open games on this server, join them or vote in them. You can finish those you are in. Ask whoever manages the server.",
    blockSelf: "You can't block yourself or a bot.",
    cannotInvite: "{{who}} can't be invited here.",
    openersOnly:
      'On this server only {{roles}} can open games and leagues. You can join any game that has an open seat.',
    otherChannels: 'On this server tables are opened in {{channels}}.',
    enoughTables_one:
      'One person can sit at {{count}} table at a time on this server. Finish that game or leave its table, and there is room; /games leads there.',
    enoughTables_other:
      'One person can sit at {{count}} tables at a time on this server, and you do. When you finish a game or leave a table there is room again; /games lists them.',
    serverFull_one:
      'This server has {{count}} table open, as many as it can at a time. When its game is over there is room again.',
    serverFull_other:
      'This server has {{count}} tables open, as many as it can at a time. When one of their games is over there is room again.',
    noRatings: 'Games on this server do not count for ratings.',
    managersOnly: 'These settings are for whoever has the permission Manage Server.',
    absent:
      'The rules by which this game is played are not here any more, so it cannot go on. Everybody at its table can end it with /cancel.',
    notRepeating: 'Nothing repeats on your turns. Press *Play* to decide.',
    outdated: 'This button is out of date. Choose again.',
    stale: 'The table has moved on since. This is how it stands now.',
    moved: 'Somebody was a moment faster. This is how the table stands now.',
    forged: 'This button cannot be used any more. Press Play on the newest board.',
    followOwn: 'You play in this game, so you hear of its end anyway.',
    followsEnough: 'You already follow {{count}} games, the most at a time. Unfollow one of them first.',
    overAlready: 'This game has ended.',
    nothingToTakeBack: 'You have made no move here that could be taken back.',
    askFirst:
      'Since your move somebody has moved or learnt something. The others can be asked to take it back.',
    seenSince:
      'Since your move something has been seen, and whoever reads along knows it. It can still be taken back, and the board says so.',
    askedAlready: 'The table is being asked already whether a move is taken back.',
    notAsked: 'Nobody is asking to take a move back any more.',
    ownAsk: 'You have asked yourself. The others decide, and your next move ends it.',
    noSuchZone:
      'There is no such time zone. Type a large city near you, such as Seoul or Berlin, or write off.',
    noSuchZoneNear: 'There is no such time zone. Near to it are: {{near}}.',
    nudgeNobody: 'Nobody to nudge: nobody else is due.',
    nudgedAlready: '{{who}} already got a nudge today. The next one can go out {{again}}.',
    nudgeUnwanted: '{{who}} turned reminders off, so nudges don’t reach them.',
    nudgeQuiet: 'It’s quiet hours or a day off for {{who}}. You can nudge from {{again}}.',
    quietLong: 'Quiet hours can last at most {{hours}} hours a day.',
    quietUnread:
      'I cannot read that as quiet hours. Write them like 22-8, 22:30-7:15 or 10pm-7am, or write off.',
    quietTwoWays: 'That can mean {{one}} or {{other}}. Write one of them.',
    quietNeedsZone: 'Quiet hours need your time zone. Give it in the same command, as zone.',
    zoneForQuiet: 'Your quiet hours need your time zone. End them in the same command, as quiet: off.',
    dayUnread:
      'I cannot read that as a day. Write it like 2026-12-24, Dec 24, next friday, tomorrow or 3 days, or write off.',
    dayTwoWays: 'That can mean {{one}} or {{other}}. Write one of them.',
    dayPast: 'That day has passed. You can be away until tomorrow or later.',
    dayFar: 'You can be away for at most {{days}} days.',
    seatTaken: 'That seat is not free any more.',
    satElsewhere: 'You have seen this game from another seat, so this one is for somebody else.',
    ownSeatHeld: 'You have a seat of your own here. Take that one back.',
    noSeatHeld: 'There is no seat here for you to take back.',
    decided: 'That is decided already, or the move has come.',
    ownTime: 'It is your own turn. Press Play, and there is nothing left to decide.',
    noClaim: 'The win can be claimed when the other has not moved for twice the time of a turn.',
  },
  permission: {
    missing:
      'I cannot play here yet. In this channel I still need: {{missing}}. Somebody who manages the channel can grant it.',
    uploads:
      'Discord limits uploads in this server, so I send boards in words, without pictures. You can play on; pictures come back when Discord lifts the limit. Whoever runs the server can ask Discord why.',
    filesLimited:
      'Discord takes no files of mine here, as it limits uploads in this server. Try again when the limit is lifted, or in another server.',
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
    CreatePublicThreads: 'Create Public Threads',
  },
  limit: {
    press: 'That was very much in a short time. Wait a few seconds, then go on.',
    server: 'Very much is going on in this server right now. Wait a few seconds, then try again.',
    serverFilm:
      'This server has asked for several films in a short time. The next one can be made in a minute or two; until then the match can be gone through move by move.',
    film: 'You have asked for several films in a short time. The next one can be made in a minute or two; until then the match can be gone through move by move.',
    table: 'You have opened many tables in a short time. Wait half a minute, then open the next one.',
  },
  calm: {
    bug: 'Something went wrong on my side, and the table is as it was. Please try again in a moment.',
    unsure:
      'That is done, but the disk I write to is failing, so I cannot promise that it is kept. I stop here; look again when I am back.',
    unsureForNow:
      'The database that keeps everything went away just as that was written down, so I cannot say whether it is done. Please look again in a moment.',
    away: 'The database that keeps everything cannot be reached, so nothing was done. Please try again in a moment.',
    nothingDone: 'Nothing was done. The table is as it was.',
    serverOnly: 'Games are played in the channels of a server.',
  },
} as const satisfies Sentences;
