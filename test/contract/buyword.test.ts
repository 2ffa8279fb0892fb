import { BUYWORD_SUBJECT } from './buyword-subject.ts';
import { gameContract } from './game-contract.ts';

gameContract(BUYWORD_SUBJECT);
