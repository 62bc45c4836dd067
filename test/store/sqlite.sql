-- table kysely_migration on kysely_migration
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null)

-- index sqlite_autoindex_kysely_migration_1 on kysely_migration


-- table kysely_migration_lock on kysely_migration_lock
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null)

-- index sqlite_autoindex_kysely_migration_lock_1 on kysely_migration_lock


-- table tables on tables
CREATE TABLE "tables" ("id" integer primary key autoincrement, "guild" text not null, "channel" text not null, "host" text not null, "game" text not null, "rules" integer not null, "options" text not null, "language" text not null, "phase" text not null check (phase in ('lobby', 'playing', 'over', 'cancelled')), "version" integer default 0 not null, "played" integer default 0 not null, "drawn" integer default 0 not null, "state" text, "standings" text, "secret" text, "opened_at" integer not null, "started_at" integer, "ended_at" integer, "theme" text, "revision" integer default 0 not null, "pace" integer, "strict" integer default 0 not null, "parent" text, "slept_at" integer, "gone_at" integer, "hints" integer default 0 not null, "rated" integer default 1 not null, "declined" text default '[]' not null, "code" text, "code_until" integer)

-- table sqlite_sequence on sqlite_sequence
CREATE TABLE sqlite_sequence(name,seq)

-- index tables_of_channel on tables
CREATE INDEX "tables_of_channel" on "tables" ("channel", "id")

-- table seats on seats
CREATE TABLE "seats" ("table_id" integer not null references "tables" ("id") on delete cascade, "seat" integer not null, "person" text, "name" text not null, "kind" text default 'person' not null, "player" text, "instead" text, constraint "seats_key" primary key ("table_id", "seat"), constraint "one_seat_each" unique ("table_id", "person"))

-- index sqlite_autoindex_seats_1 on seats


-- index sqlite_autoindex_seats_2 on seats


-- index seats_of_person on seats
CREATE INDEX "seats_of_person" on "seats" ("person")

-- table interactions on interactions
CREATE TABLE "interactions" ("id" text primary key, "at" integer not null)

-- index sqlite_autoindex_interactions_1 on interactions


-- index interactions_by_time on interactions
CREATE INDEX "interactions_by_time" on "interactions" ("at")

-- table people on people
CREATE TABLE "people" ("person" text primary key, "contrast" integer not null, "large" integer not null, "corners" integer not null, "changed_at" integer not null, "by_hand" integer default 0 not null, "zone" text, "quiet_from" integer, "quiet_to" integer, "away_from" integer, "away_until" integer, "reminders" text default 'here' not null, "language" text, "listed" integer default 1 not null, "challenges" integer default 1 not null, "next_alert" integer default 0 not null, "still" integer default 0 not null, "puzzle_guild" text)

-- index sqlite_autoindex_people_1 on people


-- table log on log
CREATE TABLE "log" ("table_id" integer not null references "tables" ("id") on delete cascade, "number" integer not null, "kind" text not null, "seat" integer, "person" text, "name" text, "move" text, "luck" text not null, "events" text not null, "at" integer not null, "forced" integer default 0 not null, "thought" text, constraint "log_key" primary key ("table_id", "number"))

-- index sqlite_autoindex_log_1 on log


-- table outbox on outbox
CREATE TABLE "outbox" ("table_id" integer not null references "tables" ("id") on delete cascade, "kind" text not null, "queued_at" integer not null, constraint "outbox_key" primary key ("table_id", "kind"))

-- index sqlite_autoindex_outbox_1 on outbox


-- table posts on posts
CREATE TABLE "posts" ("id" integer primary key autoincrement, "table_id" integer not null references "tables" ("id") on delete cascade, "kind" text not null, "from_number" integer not null, "to_number" integer not null, "phase" text not null, "message" text, "claimed_at" integer not null, "heard" text, "revision" integer default 0 not null, "called" text default '[]' not null, "story_number" integer, "channel" text, "person" text)

-- index posts_of_table on posts
CREATE INDEX "posts_of_table" on "posts" ("table_id", "kind", "id")

-- index posts_sending on posts
CREATE INDEX posts_sending on posts (table_id, id) where phase = 'sending'

-- index posts_live on posts
CREATE INDEX posts_live on posts (table_id, kind, id) where phase = 'live'

-- table results on results
CREATE TABLE "results" ("table_id" integer not null references "tables" ("id") on delete cascade, "number" integer not null, "seat" integer not null, "person" text, "player" text, "name" text not null, "place" integer, "score" double precision, "ending" text not null, "best" integer, constraint "results_key" primary key ("table_id", "number"))

-- index sqlite_autoindex_results_1 on results


-- index results_of_person on results
CREATE INDEX "results_of_person" on "results" ("person", "table_id")

-- table alarms on alarms
CREATE TABLE "alarms" ("table_id" integer not null references "tables" ("id") on delete cascade, "kind" text not null, "at" integer not null, constraint "alarms_key" primary key ("table_id", "kind"))

-- index sqlite_autoindex_alarms_1 on alarms


-- index alarms_by_time on alarms
CREATE INDEX "alarms_by_time" on "alarms" ("at")

-- index one_live_table on tables
CREATE UNIQUE INDEX one_live_table on tables (channel)
    where phase in ('lobby', 'playing') and slept_at is null and gone_at is null

-- index tables_of_guild on tables
CREATE INDEX "tables_of_guild" on "tables" ("guild")

-- table turns on turns
CREATE TABLE "turns" ("table_id" integer not null references "tables" ("id") on delete cascade, "seat" integer not null, "since" integer not null, "clock_from" integer not null, "reminded" integer default 0 not null, constraint "turns_key" primary key ("table_id", "seat"))

-- index sqlite_autoindex_turns_1 on turns


-- table requests on requests
CREATE TABLE "requests" ("table_id" integer not null references "tables" ("id") on delete cascade, "kind" text not null, "seat" integer not null, "version" integer not null, "opened_at" integer not null, constraint "requests_key" primary key ("table_id", "kind", "seat"))

-- index sqlite_autoindex_requests_1 on requests


-- table votes on votes
CREATE TABLE "votes" ("table_id" integer not null references "tables" ("id") on delete cascade, "kind" text not null, "seat" integer not null, "person" text not null, "choice" text not null, "at" integer not null, constraint "votes_key" primary key ("table_id", "kind", "seat", "person"))

-- index sqlite_autoindex_votes_1 on votes


-- table hints on hints
CREATE TABLE "hints" ("table_id" integer not null references "tables" ("id") on delete cascade, "seat" integer not null, "version" integer not null, "person" text not null, "at" integer not null, constraint "hints_key" primary key ("table_id", "seat", "version"))

-- index sqlite_autoindex_hints_1 on hints


-- table lessons on lessons
CREATE TABLE "lessons" ("id" integer primary key autoincrement, "person" text not null unique, "game" text not null, "rules" integer not null, "seats" integer not null, "options" text not null, "opening" text not null, "moves" text not null, "advice" text, "version" integer not null, "at" integer not null, "step" integer)

-- index sqlite_autoindex_lessons_1 on lessons


-- table learned on learned
CREATE TABLE "learned" ("person" text not null, "game" text not null, "at" integer not null, constraint "learned_key" primary key ("person", "game"))

-- index sqlite_autoindex_learned_1 on learned


-- table challenges on challenges
CREATE TABLE "challenges" ("challenger" text not null, "challenged" text not null, "at" integer not null)

-- index challenges_pair on challenges
CREATE INDEX "challenges_pair" on "challenges" ("challenger", "challenged", "at")

-- table ratings on ratings
CREATE TABLE "ratings" ("table_id" integer not null references "tables" ("id") on delete cascade, "person" text not null, "guild" text not null, "game" text not null, "at" integer not null, "mu" real not null, "sigma" real not null, constraint "ratings_key" primary key ("table_id", "person"))

-- index sqlite_autoindex_ratings_1 on ratings


-- index ratings_person on ratings
CREATE INDEX "ratings_person" on "ratings" ("guild", "game", "person", "at")

-- index results_person on results
CREATE INDEX "results_person" on "results" ("person")

-- table forgetting on forgetting
CREATE TABLE "forgetting" ("person" text primary key, "seed" text not null, "at" integer not null)

-- index sqlite_autoindex_forgetting_1 on forgetting


-- trigger log_is_never_changed on log
CREATE TRIGGER log_is_never_changed
    before update of table_id, number, kind, seat, luck, events, at, forced, thought on log
    begin select raise(abort, 'the log is append-only'); end

-- trigger log_keeps_what_was_done on log
CREATE TRIGGER log_keeps_what_was_done before update of move on log when old.kind <> 'seat'
    begin select raise(abort, 'the log is append-only'); end

-- trigger log_only_forgets on log
CREATE TRIGGER log_only_forgets before update of person, name on log
    when case when old.person is null then new.person is not null else new.person not like 'somebody-%' end
    begin select raise(abort, 'the log is append-only'); end

-- index tables_by_end on tables
CREATE INDEX tables_by_end on tables (ended_at) where ended_at is not null

-- table servers on servers
CREATE TABLE "servers" ("guild" text primary key, "language" text, "channels" text, "pace" integer, "rated" integer, "tables_of_person" integer, "tables" integer, "changed_at" integer not null, "puzzles" text, "letter_channel" text, "letter_zone" text, "letter_language" text, "notifications" text, "tidy" text, "dashboard" text, "openers" text, "log_channel" text, "voices" integer)

-- index sqlite_autoindex_servers_1 on servers


-- index tables_of_guild_by_phase on tables
CREATE INDEX "tables_of_guild_by_phase" on "tables" ("guild", "phase")

-- table notices on notices
CREATE TABLE "notices" ("id" integer primary key autoincrement, "kind" text not null, "subject" text not null, "guild" text not null, "channel" text not null, "wanted" integer not null, "told" integer not null, "phase" text not null, "message" text, "claimed_at" integer, "heard" text, "gone_at" integer, "person" text, constraint "one_notice" unique ("kind", "subject"))

-- index sqlite_autoindex_notices_1 on notices


-- index notices_untold on notices
CREATE INDEX notices_untold on notices (id) where told < wanted and gone_at is null

-- index notices_of_guild on notices
CREATE INDEX "notices_of_guild" on "notices" ("guild")

-- table dates on dates
CREATE TABLE "dates" ("kind" text not null, "subject" text not null, "guild" text not null, "at" integer not null, "gone_at" integer, constraint "dates_key" primary key ("kind", "subject"))

-- index sqlite_autoindex_dates_1 on dates


-- index dates_by_time on dates
CREATE INDEX dates_by_time on dates (at) where gone_at is null

-- index dates_of_guild on dates
CREATE INDEX "dates_of_guild" on "dates" ("guild")

-- index tables_by_phase on tables
CREATE INDEX "tables_by_phase" on "tables" ("phase", "id")

-- index tables_gone on tables
CREATE INDEX tables_gone on tables (guild) where gone_at is not null

-- table leagues on leagues
CREATE TABLE "leagues" ("id" integer primary key autoincrement, "guild" text not null, "channel" text not null, "host" text not null, "host_name" text not null, "game" text not null, "kind" text not null, "times" integer not null, "pace" integer, "strict" integer not null, "language" text not null, "phase" text not null, "crowded" integer not null, "opened_at" integer not null, "started_at" integer, "ended_at" integer)

-- index one_league_a_channel on leagues
CREATE UNIQUE INDEX one_league_a_channel on leagues (channel) where phase in ('entering', 'running')

-- index leagues_of_guild on leagues
CREATE INDEX "leagues_of_guild" on "leagues" ("guild", "phase")

-- index leagues_of_host on leagues
CREATE INDEX "leagues_of_host" on "leagues" ("host", "opened_at")

-- table league_people on league_people
CREATE TABLE "league_people" ("league_id" integer not null references "leagues" ("id"), "number" integer not null, "person" text not null, "name" text not null, "lot" integer, "left_at" integer, constraint "league_people_key" primary key ("league_id", "number"), constraint "once_in_a_league" unique ("league_id", "person"))

-- index sqlite_autoindex_league_people_1 on league_people


-- index sqlite_autoindex_league_people_2 on league_people


-- index league_people_by_person on league_people
CREATE INDEX "league_people_by_person" on "league_people" ("person")

-- table league_matches on league_matches
CREATE TABLE "league_matches" ("id" integer primary key autoincrement, "league_id" integer not null references "leagues" ("id"), "round" integer not null, "place" integer not null, "first" integer, "second" integer, "state" text not null, "tried" integer not null, "table_id" integer, "winner" integer, "how" text, "first_score" integer, "second_score" integer, constraint "one_place" unique ("league_id", "round", "place"))

-- index sqlite_autoindex_league_matches_1 on league_matches


-- index league_matches_by_table on league_matches
CREATE INDEX league_matches_by_table on league_matches (table_id) where table_id is not null

-- index league_matches_wanted on league_matches
CREATE INDEX league_matches_wanted on league_matches (id) where state = 'wanted'

-- table puzzles on puzzles
CREATE TABLE "puzzles" ("guild" text not null, "number" integer not null, "puzzle" text not null, "game" text not null, "channel" text not null, "language" text not null, "posed_at" integer not null, "due_at" integer not null, "answered_at" integer, constraint "puzzles_key" primary key ("guild", "number"))

-- index sqlite_autoindex_puzzles_1 on puzzles


-- index one_open_puzzle on puzzles
CREATE UNIQUE INDEX one_open_puzzle on puzzles (guild) where answered_at is null

-- table puzzle_tries on puzzle_tries
CREATE TABLE "puzzle_tries" ("guild" text not null, "number" integer not null, "person" text not null, "name" text not null, "move" text, "correct" integer not null, "at" integer not null, constraint "puzzle_tries_key" primary key ("guild", "number", "person"))

-- index sqlite_autoindex_puzzle_tries_1 on puzzle_tries


-- index puzzle_tries_of_person on puzzle_tries
CREATE INDEX "puzzle_tries_of_person" on "puzzle_tries" ("person", "guild", "number")

-- index puzzle_tries_by_time on puzzle_tries
CREATE INDEX puzzle_tries_by_time on puzzle_tries (at) where move is not null

-- index tables_of_guild_by_end on tables
CREATE INDEX tables_of_guild_by_end on tables (guild, ended_at, id) where ended_at is not null

-- table setups on setups
CREATE TABLE "setups" ("guild" text not null, "game" text not null, "key" text not null, "name" text not null, "text" text not null, "person" text, "at" integer not null, constraint "setups_key" primary key ("guild", "game", "key"))

-- index sqlite_autoindex_setups_1 on setups


-- table leases on leases
CREATE TABLE "leases" ("shard" integer primary key, "count" integer not null, "holder" text not null, "until" integer not null)

-- table processes on processes
CREATE TABLE "processes" ("id" text primary key, "until" integer not null)

-- index sqlite_autoindex_processes_1 on processes


-- table identifies on identifies
CREATE TABLE "identifies" ("bucket" integer primary key, "at" integer not null)

-- index tables_of_parent on tables
CREATE INDEX tables_of_parent on tables (parent)
    where parent is not null and phase in ('lobby', 'playing')

-- table positions on positions
CREATE TABLE "positions" ("table_id" integer not null references "tables" ("id") on delete cascade, "number" integer not null, "rules" integer not null, "played" integer not null, "drawn" integer not null, "state" text not null, constraint "positions_key" primary key ("table_id", "number"))

-- index sqlite_autoindex_positions_1 on positions


-- table registered on registered
CREATE TABLE "registered" ("application" text not null, "guild" text not null, constraint "registered_key" primary key ("application", "guild"))

-- index sqlite_autoindex_registered_1 on registered


-- table readers on readers
CREATE TABLE "readers" ("person" text primary key, "locale" text, "zone_asked_at" integer, "username" text)

-- index sqlite_autoindex_readers_1 on readers


-- index seats_held on seats
CREATE INDEX seats_held on seats (instead) where instead is not null

-- index tables_live on tables
CREATE INDEX tables_live on tables (guild) where phase in ('lobby', 'playing')

-- index tables_asleep on tables
CREATE INDEX tables_asleep on tables (channel, slept_at) where slept_at is not null

-- index setups_of_person on setups
CREATE INDEX setups_of_person on setups (person) where person is not null

-- index leagues_of_channel on leagues
CREATE INDEX "leagues_of_channel" on "leagues" ("channel", "id")

-- index challenges_of_challenged on challenges
CREATE INDEX "challenges_of_challenged" on "challenges" ("challenged")

-- table blocked on blocked
CREATE TABLE "blocked" ("guild" text not null, "person" text not null, "at" integer not null, constraint "blocked_key" primary key ("guild", "person"))

-- index sqlite_autoindex_blocked_1 on blocked


-- table lobby_alerts on lobby_alerts
CREATE TABLE "lobby_alerts" ("guild" text not null, "game" text not null, "person" text not null, constraint "lobby_alerts_key" primary key ("guild", "game", "person"))

-- index sqlite_autoindex_lobby_alerts_1 on lobby_alerts


-- index lobby_alerts_of_person on lobby_alerts
CREATE INDEX "lobby_alerts_of_person" on "lobby_alerts" ("person")

-- table followers on followers
CREATE TABLE "followers" ("table_id" integer not null, "person" text not null, "at" integer not null, constraint "followers_key" primary key ("table_id", "person"))

-- index sqlite_autoindex_followers_1 on followers


-- index followers_of_person on followers
CREATE INDEX "followers_of_person" on "followers" ("person")

-- table plans on plans
CREATE TABLE "plans" ("table_id" integer not null references "tables" ("id") on delete cascade, "seat" integer not null, "version" integer not null, "plan" text not null, "lapse" text, constraint "plans_key" primary key ("table_id", "seat"))

-- index sqlite_autoindex_plans_1 on plans


-- index people_of_puzzle on people
CREATE INDEX "people_of_puzzle" on "people" ("puzzle_guild")

-- index one_table_a_code on tables
CREATE UNIQUE INDEX one_table_a_code on tables (code) where code is not null
