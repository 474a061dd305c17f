import { runCommandLine } from './command-line';
import { shopRemote } from './shop-remote';

void runCommandLine(shopRemote);
