/** It cannot be done, and nothing was; the message is a sentence for whoever runs it. */
export class BackupError extends Error {}

/** How what is kept at one place is copied away, and put back. */
export interface BackupTarget {
  /**
   * Copies all of it, as it is at one moment, into a new file of a folder, also while the bot runs. The file is whole, or is
   * not there. Returns its path. `at`: in ms since 1970. Throws {@link BackupError}.
   */
  backup(folder: string, at: number): Promise<string>;
  /**
   * Puts a copy in the place of what is there. No bot may run on it. Returns where what was there before is kept now; null
   * where nothing was. Throws {@link BackupError}: also where something is there, unless it is to be replaced.
   */
  restore(copy: string, wishes: { readonly replace: boolean; readonly at: number }): Promise<string | null>;
}
