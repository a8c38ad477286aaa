export default function CreateWorkspaceScreen() { return null; }
