import { runCommandLine } from '@shop/packer/command-line';
import { releaseCommands } from '../../server/build/release-commands';

void runCommandLine(releaseCommands);
