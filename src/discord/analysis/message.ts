import type { MatchAnalysis } from '../../app/analysis/analysis.ts';
import type { BotContext } from '../core/context.ts';
import { takeFirstLines } from '../core/cut.ts';
import type { Payload } from '../core/payload.ts';
import { formatAnalysisLines } from './lines.ts';
import { renderAnalysisPicture } from './picture.ts';

/** Maximum length of the text, with room for a line above. */
const MAX_CONTENT_LENGTH = 1_800;

/** Creates the analysis of a match as a picture and lines. */
export async function createAnalysisMessage(bot: BotContext, analysis: MatchAnalysis): Promise<Payload> {
  const image = await renderAnalysisPicture(bot, analysis);
  return {
    content: takeFirstLines(formatAnalysisLines(analysis), MAX_CONTENT_LENGTH).kept.join('\n'),
    image,
  };
}
