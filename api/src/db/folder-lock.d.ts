export interface FolderLock {
    release(): Promise<void>;
}
/**
 * Makes this process the only one on an embedded data folder; a second writer would lose rows without a word.
 * The lock is a listening socket, which the kernel drops with its process, so a kill leaves nothing to clean by hand.
 */
export declare function lockFolder(folder: string): Promise<FolderLock>;
