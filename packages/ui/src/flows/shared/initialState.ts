// The type of the state in which a story shows a component that a state machine drives.
import type { AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate';

/** The state that a story starts a machine in. */
export interface InitialState<Machine extends AnyStateMachine> {
  value: StateValueFrom<Machine>;
  context: ContextFrom<Machine>;
}
