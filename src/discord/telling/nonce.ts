/**
 * By what Discord knows a message that is sent again: its claim and when that was made, in ms since 1970; `kind`: what the
 * claim is of. At most 25 characters. https://discord.com/developers/docs/resources/message#create-message
 */
export function nonceOf(claim: number, claimedAt: number, kind: 'pm' | 'pn' = 'pm'): string {
  return `${kind}-${claim.toString(36)}-${claimedAt.toString(36)}`;
}
