/** How many phases an event usually has. */
const USUAL = 4;

/** How many boxes a spell gets: one for each phase of the event, and never fewer than have begun (DBF-MGC-02). */
export const phasesOnCard = (gamePhase: number): number => Math.min(9, Math.max(USUAL, gamePhase));
