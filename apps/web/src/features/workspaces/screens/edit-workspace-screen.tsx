export default function EditWorkspaceScreen() { return null; }
