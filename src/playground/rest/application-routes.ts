import { checkApplication, checkImage } from '../checks/application.ts';
import { Field } from '../checks/field.ts';
import { APPLICATION_ID, OWNER_ID, TEAM_ID } from '../world/ids.ts';
import type { RunnerPlan } from '../world/server-plan.ts';
import type { World } from '../world/world.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createOkReply } from './router.ts';

/** Creates the application object: https://docs.discord.com/developers/resources/application#application-object */
const createApplication = ({ bot, runner, application }: World) => ({
  id: APPLICATION_ID,
  name: bot.username,
  ...application,
  bot_public: true,
  flags: 0,
  verify_key: '',
  bot,
  ...(runner === null ? {} : createRunner(runner)),
});

/** Creates `owner` and `team`; for a team, `owner` is a user that represents it. */
function createRunner({ kind, name }: RunnerPlan) {
  const isTeam = kind === 'team';
  const username = isTeam ? `team${TEAM_ID}` : name.toLowerCase();
  const owner = { id: isTeam ? TEAM_ID : OWNER_ID, username, global_name: isTeam ? null : name };
  const team = { id: TEAM_ID, name, icon: null, owner_user_id: OWNER_ID, members: [] };
  return { owner: { ...owner, discriminator: '0', avatar: null }, team: isTeam ? team : null };
}

/** Routes of the bot and its application: https://docs.discord.com/developers/resources/application */
export const applicationRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/users/@me', handle: getMe },
  { method: 'PATCH', pattern: '/users/@me', handle: editMe },
  { method: 'GET', pattern: '/applications/@me', handle: getApplication },
  { method: 'PATCH', pattern: '/applications/@me', handle: editApplication },
  { method: 'GET', pattern: '/oauth2/applications/@me', handle: getApplication },
];

function getMe({ playground }: RouteRequest): RouteReply {
  return createOkReply({ ...playground.world.bot, verified: true, mfa_enabled: false });
}

/** Sets avatar and banner: https://docs.discord.com/developers/resources/user#modify-current-user */
function editMe(request: RouteRequest): RouteReply {
  const form = Field.root(request.body.json);
  const [avatar, banner] = [checkImage(form.at('avatar')), checkImage(form.at('banner'))];
  form.settle();
  request.playground.world.setBotImages({
    ...(avatar !== undefined && { avatar }),
    ...(banner !== undefined && { banner }),
  });
  return getMe(request);
}

function getApplication({ playground }: RouteRequest): RouteReply {
  return createOkReply(createApplication(playground.world));
}

/** Changes what is given: https://docs.discord.com/developers/resources/application#edit-current-application */
function editApplication(request: RouteRequest): RouteReply {
  const form = Field.root(request.body.json);
  const profile = checkApplication(form);
  form.settle();
  request.playground.world.setApplication(profile);
  return getApplication(request);
}
